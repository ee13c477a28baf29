import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { contract, type LegalPage, type LegalText } from '../contract.ts'

export interface LegalData {
  text: LegalText
  /** The differences were asked for instead of the text. */
  comparing: boolean
}

/** What a page of versioned text shows: `?version=`, `?view=changes`, `?preview=`. A made-up version is not found. */
export async function loadLegal({ context, request }: LoaderFunctionArgs, page: LegalPage): Promise<LegalData> {
  const { lang } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const version = query.get('version')
  const comparing = query.get('view') === 'changes'
  const { data } = await load(() =>
    pageCall(context)(contract.page, {
      params: { page, locale: lang },
      query: {
        ...(version && { version: /^\d{1,4}$/.test(version) ? Number(version) : 9_999 }),
        ...(comparing && { changes: '1' as const }),
        ...previewQuery(request),
      },
    }),
  )
  return { text: data, comparing }
}
