import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { jobPosting } from '../../../core/json-ld.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { JsonLd } from '../../../ui/json-ld.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { truncate } from '../../content/rules/truncate.ts'
import { contract as reviewsContract } from '../../reviews/contract.ts'
import { viewBrief } from '../brief/view.ts'
import { BookmarkForm } from '../components/bookmark-form.tsx'
import { CampaignPage } from '../components/campaign-page.tsx'
import { bookmarkActs } from '../components/market-loader.ts'
import { contract, type PublicCampaign } from '../contract.ts'
import { marketText } from '../text/market.ts'
import type en from '../text/market-en.ts'

const titleOf = (campaign: PublicCampaign, lang: Lang): string =>
  lang === 'en' && campaign.titleEn ? campaign.titleEn : campaign.title

/** A closed job keeps its URL for those who took it, but is no longer indexed. */
async function headOf(campaign: PublicCampaign, lang: Lang): Promise<HeadData> {
  const t = translator<typeof en>(await marketText.load(lang))
  const title = `${truncate(titleOf(campaign, lang), 40)} · ${formatBahtShort(campaign.price)}`
  return {
    title,
    description: truncate(`${campaign.brand.name}: ${campaign.brief.text}`.replace(/\s+/g, ' '), 155),
    crumbs: [
      { name: t('home'), path: '' },
      { name: t('title'), path: 'jobMarketBoard' },
      { name: titleOf(campaign, lang), path: `jobMarketBoard/${campaign.id}` },
    ],
    noindex: !campaign.open,
  }
}

/**
 * Whether job search engines may list it as remote work: open, available to anybody in Thailand, and done from
 * anywhere. A visit takes place at one location, and a job for some provinces or nationalities is not for everybody.
 */
const isRemoteJob = ({ open, reviewOption, criteria }: PublicCampaign): boolean =>
  open && reviewOption !== 'invite' && criteria.provinces.length === 0 && criteria.nationalities.length === 0

export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const { viewer, lang } = server
  const id = params.campaignId ?? ''
  const call = pageCall(context)
  const { data } = await load(() => call(contract.publicCampaign, { params: { id } }))
  const record = await load(() => call(reviewsContract.record, { params: { id: data.brand.id } }))
  return {
    campaign: data,
    brief: await viewBrief(server, data),
    record: record.data,
    scope: viewer.scope,
    head: await headOf(data, lang),
  }
}

export const action = defineActions(bookmarkActs)
export { clientAction } from '../../../web/client-action.ts'

/** The public page of a campaign; it leads a signed-in creator to the page where they can apply. */
export default function PublicCampaignPage() {
  const { campaign, brief, record, scope } = useLoaderData<typeof loader>()
  const t = useText(marketText)
  const lang = useLang()
  const inside = `/${lang}/Influencer/jobMarket/${campaign.id}`
  const login = `/${lang}/Influencer/login?next=${encodeURIComponent(inside)}`
  const act = !campaign.open ? (
    <ButtonLink href={`/${lang}/jobMarketBoard`} wide variant="secondary">
      {t('emptyAct')}
    </ButtonLink>
  ) : scope === 'influencer' ? (
    <ButtonLink href={inside} wide size="lg">
      {t('applyAct')}
    </ButtonLink>
  ) : scope === 'open' ? (
    <div className="grid gap-2.5">
      <p className="text-sm text-ink-2">{t('loginNote')}</p>
      <ButtonLink href={login} wide size="lg">
        {t('loginTitle')}
      </ButtonLink>
      <ButtonLink href={pathWithQuery(`/${lang}/Influencer/signup`, { next: inside })} wide variant="text">
        {t('signUp')}
      </ButtonLink>
    </div>
  ) : null
  return (
    <main id="main" className="measure py-6 lg:py-9">
      {isRemoteJob(campaign) && campaign.publishedAt && (
        <JsonLd
          thing={jobPosting({
            id: campaign.id,
            title: titleOf(campaign, lang),
            description: campaign.brief.text,
            brand: campaign.brand.name,
            postedAt: campaign.publishedAt,
            ...(campaign.closeAt && { validThrough: campaign.closeAt }),
            payFrom: campaign.price,
            payTo: campaign.price,
          })}
        />
      )}
      <CampaignPage
        campaign={campaign}
        brief={brief}
        record={record}
        marketHref={`/${lang}/jobMarketBoard`}
        corner={scope === 'influencer' ? <BookmarkForm id={campaign.id} saved={campaign.saved} /> : undefined}
        act={act}
        phoneAct={campaign.open && scope === 'open' ? t('applyAct') : undefined}
      />
    </main>
  )
}
