import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qText, readQuery } from '../../../web/query.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { contract, type LegalPage, type LegalText } from '../contract.ts'

export interface LegalData {
  text: LegalText
  /** The request asks for the differences, not for the text. */
  comparing: boolean
}

const zQuery = z.object({ version: qText(), view: qChoice(['changes']) })

/** Loads a legal page from `?version=`, `?view=changes` and `?preview=`. An unknown version is `not_found`. */
export async function loadLegal({ context, url }: LoaderFunctionArgs, page: LegalPage): Promise<LegalData> {
  const { lang } = context.get(pageContext)
  const { version, view } = readQuery(url, zQuery)
  const { data } = await load(() =>
    pageCall(context)(contract.page, {
      params: { page, locale: lang },
      query: {
        ...(version && { version: /^\d{1,4}$/.test(version) ? Number(version) : 9_999 }),
        ...(view && { changes: '1' as const }),
        ...previewQuery(url),
      },
    }),
  )
  return { text: data, comparing: view === 'changes' }
}
