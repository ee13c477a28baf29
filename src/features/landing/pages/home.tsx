import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ClipWall } from '../components/clip-wall.tsx'
import HomeBelow from '../components/home-below.tsx'
import { JobRow } from '../components/job-row.tsx'
import { loadOpenPage } from '../components/open-page.ts'
import { SearchBar } from '../components/search-bar.tsx'
import { Section } from '../components/section.tsx'
import { Highlight, Stage } from '../components/stage.tsx'
import { openText } from '../text/open.ts'

/** The wall shows at most six jobs; the row below it shows four of the same jobs. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOpenPage(context, { jobs: 6, influencers: 5, offer: true })

export default function Home() {
  const { jobs, total, influencers, pricing, offer } = useLoaderData<typeof loader>()
  const t = useText(openText)
  const lang = useLang()
  const board = `/${lang}/jobMarketBoard`
  return (
    <main id="main">
      <Stage
        first={t('heroFirst')}
        second={
          <>
            {t('heroSecond')}
            <Highlight>{t('heroMark')}</Highlight>
          </>
        }
        note={t('heroNote')}
        art={<ClipWall jobs={jobs} base={board} />}
      >
        <div className="hidden flex-wrap gap-3 lg:flex">
          <ButtonLink href={`/${lang}/Marketer`} variant="highlight" size="lg">
            {t('findCreators')}
          </ButtonLink>
          <ButtonLink href={`/${lang}/Influencer/signup`} variant="on-dark" size="lg">
            {t('joinCreator')}
          </ButtonLink>
        </div>
        <div className="grid gap-2.5 lg:hidden">
          <ButtonLink href={board} variant="highlight" size="lg" wide>
            {total > 0 ? t('openJobsCount', { n: total }) : t('openJobs')}
          </ButtonLink>
          <ButtonLink href={`/${lang}/Marketer`} variant="on-dark" size="lg" wide>
            {t('imBrand')}
          </ButtonLink>
        </div>
      </Stage>
      <SearchBar lang={lang} board={board} />
      <Section
        id="open-jobs"
        title={t('jobsTitle')}
        note={<span className="max-lg:hidden">{t('jobsNote')}</span>}
        act={
          <ButtonLink href={board} variant="secondary">
            {t('allJobs', { n: total })}
          </ButtonLink>
        }
        phoneAct={
          <TextLink href={board} className="hit text-sm">
            {t('seeAll')}
          </TextLink>
        }
      >
        <JobRow jobs={jobs.slice(0, 4)} base={board} first />
      </Section>
      <HomeBelow influencers={influencers} pricing={pricing} offer={offer} />
    </main>
  )
}
