import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DrawnAvatar } from '../../../ui/art/people-art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { influencerText } from '../text/influencer.ts'

const FACES = ['yai', 'kao', 'lung', 'fah'] as const

/** What a talent manager does, and the request to become one. The background is light in both themes. */
export function ManagerPanel() {
  const t = useText(influencerText)
  const lang = useLang()
  return (
    <section className="measure mt-10 lg:mt-22">
      <div
        data-theme="light"
        className="gap-10 rounded-[24px] bg-(--chompoo-100) px-5 py-7 lg:flex lg:items-center lg:rounded-stage lg:p-11"
      >
        <div className="mb-4 flex -space-x-2.5 lg:order-last lg:mb-0 lg:ml-auto lg:-space-x-4" aria-hidden="true">
          {FACES.map((name) => (
            <DrawnAvatar
              key={name}
              name={name}
              className="size-12 rounded-full ring-3 ring-(--chompoo-100) lg:size-24 lg:ring-4"
            />
          ))}
        </div>
        <div className="lg:max-w-[560px]">
          <h2 className="text-[1.5rem] leading-[1.45] tracking-normal lg:text-[1.875rem]">{t('managerTitle')}</h2>
          <p className="mt-1 text-(--chompoo-900) max-lg:text-sm">{t('managerNote')}</p>
          <p className="mt-1 mb-4 text-sm text-(--chompoo-900)">{t('managerHow')}</p>
          <ButtonLink href={`/${lang}/contact?topic=manager`}>{t('managerAct')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
