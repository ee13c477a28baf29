/** The page's own path and query: a move inside the browser asks for `{path}.data`, with queries of the router's own. */
export function requestedPath(request: Request): { pathname: string; search: string } {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  url.searchParams.delete('index')
  return { pathname: url.pathname.replace(/\.data$/, ''), search: url.search }
}

/** A path as React Router reads it, each segment decoded; null when one cannot be. */
export function decodePath(pathname: string): string | null {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return null
  }
}
