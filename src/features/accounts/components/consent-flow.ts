import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { ActionInput } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { consentsContract } from '../consents/contract.ts'
import type { ConsentPageData, OpenKind } from './consent-page.tsx'

const zQuery = z.object({ next: qText(2000) })

/** Data of the consent page: the consents that need an answer first, or all consents of a role. */
export async function loadConsents(
  { context, url }: LoaderFunctionArgs,
  kinds: readonly OpenKind[],
): Promise<ConsentPageData> {
  const { data } = await load(() => pageCall(context)(consentsContract.ownConsents))
  const pending = kinds.filter((kind) => data.displayConsent.includes(kind))
  return {
    kinds: pending.length > 0 ? pending : kinds,
    hasPending: pending.length > 0,
    answers: data.consents,
    versions: data.versions,
    ...readQuery(url, zQuery),
  }
}

/** Redirect after the answers: to the page that was requested before the consent page appeared, else to `page`. */
export const afterConsents = ({ form, lang }: ActionInput, page: string): string =>
  safeNext(field(form, 'next'), `/${lang}/${page}`)
