/** The address at which an operator sees a draft as visitors will: `preview` names the thing, before any `#`. */
export function previewPath(path: string, id: string): string {
  const [page = '', hash] = path.split('#')
  const address = `${page}${page.includes('?') ? '&' : '?'}preview=${id}`
  return hash ? `${address}#${hash}` : address
}
