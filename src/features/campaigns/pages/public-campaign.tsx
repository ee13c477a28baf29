import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { contract } from '../contract.ts'
import { CampaignPage } from '../parts/campaign-page.tsx'
import { BookmarkForm } from '../parts/job-card.tsx'
import { marketAction } from '../parts/market-loader.ts'
import { marketText } from '../text/index.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const id = params.campaignId ?? ''
  const { data } = await load(() => pageCall(context)(contract.publicCampaign, { params: { id } }))
  return { campaign: data, scope: viewer.scope }
}

export const action = (args: ActionFunctionArgs) => marketAction(args)

/** A campaign for everybody; a signed-in creator goes on to where it can be applied for. */
export default function PublicCampaignPage() {
  const { campaign, scope } = useLoaderData<typeof loader>()
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
      <ButtonLink href={`/${lang}/Influencer/signup`} wide variant="text">
        {t('signUp')}
      </ButtonLink>
    </div>
  ) : null
  return (
    <main id="main" className="measure py-6 lg:py-9">
      <CampaignPage
        campaign={campaign}
        marketHref={`/${lang}/jobMarketBoard`}
        corner={scope === 'influencer' ? <BookmarkForm id={campaign.id} saved={campaign.saved} /> : undefined}
        act={act}
        phoneAct={campaign.open && scope === 'open' ? t('applyAct') : undefined}
      />
    </main>
  )
}
