import { routeTable } from '../src/app/route-table.ts'

export interface OpenPage {
  /** The path after /{lang}. */
  path: string
  noindex: boolean
}

/** Every open page. For a page with parameters, the first matching address of the sitemap is used. */
export async function openPages(site: string): Promise<OpenPage[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/th\/([^<]*)<\/loc>/g)].map(([, path]) => decodeURI(path as string))
  return routeTable
    .filter(({ guard, file, path }) => guard === 'open' && file && path !== 'logout')
    .flatMap(({ path, noindex = false }) => {
      if (!/(^|\/):/.test(path)) return [{ path, noindex }]
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
      const found = listed.find((one) => pattern.test(one))
      return found ? [{ path: found, noindex }] : []
    })
}
