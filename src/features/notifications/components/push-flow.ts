import type { LoaderFunctionArgs } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pushContract } from '../push/contract.ts'

export async function pushLoader({ context }: LoaderFunctionArgs) {
  return (await load(() => pageCall(context)(pushContract.push))).data
}
export type PushData = Awaited<ReturnType<typeof pushLoader>>

export const pushAction = defineActions({
  async end({ form, call, path }) {
    await call(pushContract.endPush, { params: { id: String(form.get('target')) } })
    return path
  },
})
