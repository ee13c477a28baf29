import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { lineContract } from '../line/contract.ts'

const zQuery = z.object({ unlinked: qFlag })

export async function lineLoader({ context, url }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(lineContract.line))
  return { ...data, ...readQuery(url, zQuery), now: context.get(pageContext).now() }
}
export type LineData = Awaited<ReturnType<typeof lineLoader>>

export const lineAction = defineActions({
  async connect({ call, path }) {
    await call(lineContract.startLineLink)
    return path
  },
  async unlink({ call, path }) {
    await call(lineContract.unlinkLine)
    return pathWithQuery(path, { unlinked: true })
  },
})
