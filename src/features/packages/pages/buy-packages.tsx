import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qListPage, readQuery } from '../../../web/query.ts'
import { checkPage } from '../../content/components/list-address.ts'
import { OfferList } from '../components/offer-list.tsx'
import { contract } from '../contract.ts'
import { purchaseText } from '../text/purchase.ts'

const zQuery = z.object({ page: qListPage })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { page } = readQuery(url, zQuery)
  const query = { audience: 'brand' as const, lang, ...(page && { page }) }
  const list = await load(() => pageCall(context)(contract.list, { query }))
  checkPage(list)
  return { list }
}

/** The catalogue for a logged-in brand; each card leads to the purchase. */
export default function BuyPackagesPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(purchaseText)
  const lang = useLang()
  const here = `/${lang}/Marketer/buyPackage`
  return (
    <>
      <PageHead title={t('listTitle')} note={t('listNote', { n: list.terms.lifeMonths })} />
      <OfferList
        offers={list.data}
        page={list.page}
        perPage={list.perPage}
        total={list.total}
        hrefOf={(page) => pathWithQuery(here, { page: page > 1 ? String(page) : undefined })}
        allHref={here}
        base="Marketer/buyPackage"
      />
    </>
  )
}
