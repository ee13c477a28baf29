import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { contactText } from '../text/index.ts'

/** Shown instead of the form after a message was sent. */
export function Sent({ reference }: { reference: string }) {
  const t = useText(contactText)
  const lang = useLang()
  return (
    <section role="status" className="rounded-panel bg-positive-bg p-6 lg:p-8">
      <span className="grid size-12 place-items-center rounded-full bg-surface text-2xl text-positive">
        <Icon name="check-circle-fill" />
      </span>
      <h2 className="mt-4 text-xl">{t('sentTitle')}</h2>
      <p className="mt-1 max-w-[520px] text-ink-2">{t('sentNote', { reference })}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/faq`} variant="secondary">
          {t('sentMore')}
        </ButtonLink>
        <ButtonLink href={`/${lang}`} variant="text">
          {t('home')}
        </ButtonLink>
      </div>
    </section>
  )
}
