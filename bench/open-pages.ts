import { routeTable } from '../src/app/route-table.ts'

export interface OpenPage {
  /** Below /{lang}. */
  path: string
  noindex: boolean
}

/** Every open page that exists; a page of a thing stands for all of its kind and takes the first one of the sitemap. */
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
