import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qFlag, qText, readQuery } from '../../../web/query.ts'
import { nextWithoutLang } from '../../../web/return-path.ts'
import { lineLoginContract } from '../line-login/contract.ts'

/** Redirects to LINE; `next` is a path with the language. */
export async function startLine({ form, call }: ActionInput): Promise<string> {
  const next = nextWithoutLang(field(form, 'next'))
  return (await call(lineLoginContract.startLineLogin, { body: next ? { next } : {} })).data.url
}

const zReturn = z.object({ code: qText(2000), state: qText(200) })

/**
 * The parameters from LINE (empty if the user declined), and whether a signed-in user is linking LINE to their account.
 */
export const returnLoader = ({ context, url }: LoaderFunctionArgs) => ({
  ...readQuery(url, zReturn),
  linking: context.get(pageContext).viewer.scope === 'influencer',
})

export const returnAction = defineActions({
  async finish({ form, call, lang }) {
    const body = { code: field(form, 'grant'), state: field(form, 'state') }
    const { data } = await call(lineLoginContract.finishLineLogin, { body })
    if (data.result === 'linked') return `/${lang}/Influencer/lineLogin?linked=1`
    if (data.result === 'sign_up') return `/${lang}/Influencer/signup`
    return `/${lang}${data.next ?? '/Influencer/dashboard'}`
  },
  line: startLine,
})

const zQuery = z.object({ linked: qFlag, unlinked: qFlag })

export async function lineLoginLoader({ context, url }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(lineLoginContract.lineLogin))
  return { ...data, done: readQuery(url, zQuery) }
}

export const lineLoginAction = defineActions({
  line: startLine,
  async unlink({ call, path }) {
    await call(lineLoginContract.unlinkLineLogin)
    return `${path}?unlinked=1`
  },
})
