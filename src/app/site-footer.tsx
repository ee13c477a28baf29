import { useText } from '../i18n/use-text.tsx'
import type { IconName } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'
import { PublicFooter } from '../ui/public-footer.tsx'
import { useRoot, useSite } from './layouts/use-shell.ts'
import { shellText } from './text/index.ts'

const SOCIAL: Readonly<Record<string, { name: string; icon: IconName }>> = {
  facebook: { name: 'Facebook', icon: 'facebook-logo-fill' },
  x: { name: 'X', icon: 'x-logo-fill' },
  instagram: { name: 'Instagram', icon: 'instagram-logo-fill' },
  youtube: { name: 'YouTube', icon: 'youtube-logo-fill' },
  linktree: { name: 'Linktree', icon: 'linktree-logo-fill' },
}
const APPS = {
  ios: { name: 'iOS', icon: 'apple-logo-fill' },
  android: { name: 'Android', icon: 'android-logo-fill' },
} as const

/** The footer of public pages: links, social media, apps with their versions, cookie settings. */
export default function SiteFooter() {
  const t = useText(shellText)
  const { lang } = useRoot()
  const site = useSite()
  const group = (title: string, links: readonly (readonly [path: string, label: string])[]) => ({
    title,
    links: links.map(([path, label]) => ({ href: `/${lang}/${path}`, label })),
  })
  return (
    <PublicFooter
      motto={t('footerLine')}
      groups={[
        group(t('footerBrands'), [
          ['Marketer', t('forBrands')],
          ['Marketer/package', t('packages')],
          ['Marketer/publicCampaign', t('publicCampaign')],
          ['Marketer/inviteOnlyCampaign', t('inviteOnlyCampaign')],
          ['caseStudy', t('caseStudy')],
        ]),
        group(t('footerCreators'), [
          ['jobMarketBoard', t('jobMarket')],
          ['Influencer', t('priceMyChannel')],
          ['winnerThailandInfluencerAwards', t('awards')],
          ['articles', t('articles')],
        ]),
        group(t('company'), [
          ['about', t('about')],
          ['contact', t('contact')],
          ['partnership', t('partnership')],
          ['faq', t('faq')],
          ['privacy', t('privacy')],
          ['termsOfUse', t('terms')],
        ]),
      ]}
      social={(site?.social ?? []).map((one) => ({
        href: one.url,
        label: t('socialOf', { site: SOCIAL[one.site]?.name ?? one.site }),
        icon: SOCIAL[one.site]?.icon ?? 'globe',
      }))}
      apps={(site?.apps ?? []).map(({ platform, version, path }) => ({
        href: `/${lang}/${path}`,
        label: t('appOf', { platform: APPS[platform].name, version }),
        icon: APPS[platform].icon,
      }))}
      legal={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {site && <span>© {site.company}</span>}
          <TextLink href={`/${lang}/setCookieGGForm`} className="flex min-h-11 items-center text-(--leaf-100)!">
            {t('cookieSettings')}
          </TextLink>
        </div>
      }
    />
  )
}
