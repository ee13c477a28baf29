import { lazy, Suspense, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CallError, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { contract as channels } from '../../channels/contract.ts'
import InfluencerBelow from '../components/influencer-below.tsx'
import { InfluencerClips } from '../components/influencer-clips.tsx'
import { Platforms } from '../components/influencer-platforms.tsx'
import { LinkForm } from '../components/link-form.tsx'
import { loadOpenPage } from '../components/open-page.ts'
import { Highlight, Stage } from '../components/stage.tsx'
import { findChannelType } from '../rules/channel-link.ts'
import { influencerText } from '../text/influencer.ts'

/** Loaded only when there is an estimate. */
const EstimateResult = lazy(() => import('../components/estimate-result.tsx'))

/** Estimates prices for the pasted link, if there is one. An error is shown below the field. */
async function priceLink(context: LoaderFunctionArgs['context'], link: string) {
  if (!link) return { estimate: null, error: null }
  const type = findChannelType(link)
  if (!type) return { estimate: null, error: 'link' }
  try {
    const { data } = await pageCall(context)(channels.estimateWithOutToken, { params: { type, socialId: link } })
    return { estimate: data, error: null }
  } catch (error) {
    if (error instanceof CallError) return { estimate: null, error: error.failure.message }
    throw error
  }
}

const zQuery = z.object({ channel: qText(300) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { channel: link } = readQuery(url, zQuery)
  const [page, price] = await Promise.all([
    loadOpenPage(context, { jobs: 4, influencers: 0 }),
    priceLink(context, link),
  ])
  return { ...page, ...price, link }
}

/** Moves the focus to an estimate that arrived without a page load, so that screen readers announce it. */
function useArrival(estimate: object | null): void {
  const shown = useRef(estimate)
  useEffect(() => {
    if (estimate && estimate !== shown.current)
      document.getElementById('estimate-title')?.focus({ preventScroll: true })
    shown.current = estimate
  }, [estimate])
}

export default function InfluencerLanding() {
  const { jobs, total, pricing, link, estimate, error } = useLoaderData<typeof loader>()
  const t = useText(influencerText)
  const lang = useLang()
  useArrival(estimate)
  return (
    <main id="main">
      <Stage
        first={t('heroFirst')}
        second={<Highlight>{t('heroMark')}</Highlight>}
        note={t('heroNote')}
        art={<InfluencerClips />}
        artOn="top"
      >
        <div className="lg:max-w-[560px]">
          <LinkForm action={`/${lang}/Influencer`} value={link} error={error === 'link' ? t('linkWrong') : error} />
        </div>
      </Stage>
      {/* `Suspense` is outside the condition, so that the estimate appears together with the rest of the response
          as soon as its code is loaded. */}
      <Suspense>{estimate && <EstimateResult estimate={estimate} link={link} />}</Suspense>
      <Platforms />
      <InfluencerBelow jobs={jobs} total={total} pricing={pricing} />
      <div className="h-8 lg:h-24" />
      <div className="sticky bottom-0 z-20 border-t border-line bg-canvas px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))] lg:hidden">
        <ButtonLink href={pathWithQuery(`/${lang}/Influencer/signup`, { channel: link })} size="lg" wide>
          {t('signUp')}
        </ButtonLink>
      </div>
    </main>
  )
}
