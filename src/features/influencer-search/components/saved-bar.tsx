import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import { FRESH_MAX } from '../rules/saved.ts'
import { savedText } from '../text/saved.ts'
import { type FindState, findHref } from './find-address.ts'
import type { markSearches } from './mark-searches.ts'

/** Badge with the number of new channels of a saved search. */
export function NewCountBadge({ n }: { n: number }) {
  const t = useText(savedText)
  if (n === 0) return null
  return (
    <span className="rounded-full bg-critical px-2 py-0.5 text-[0.6875rem] leading-none font-semibold text-on-brand">
      {t(n >= FRESH_MAX ? 'freshMore' : 'fresh', { n })}
    </span>
  )
}

/** The saved searches as buttons, and a button to save the current filters. */
export function SavedBar({ state, saved }: { state: FindState; saved: ReturnType<typeof markSearches> }) {
  const t = useText(savedText)
  const lang = useLang()
  const page = `/${lang}/Marketer/savedSearch`
  const { searches, canSave } = saved
  if (searches.length === 0 && !canSave) return null
  return (
    <div className="mb-4 flex items-center gap-x-4">
      {searches.length > 0 && (
        <nav aria-label={t('label')} className="side-scroll flex min-w-0 items-center gap-2">
          {searches.map(({ id, name, fresh, current }) => (
            <ActionForm key={id} intent="open" target={id} action={page} summary={false}>
              <button
                type="submit"
                aria-current={current ? 'true' : undefined}
                className="chip hit inline-flex min-h-9 max-w-64 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm leading-tight font-medium whitespace-nowrap"
              >
                <Icon name="bookmark-simple" className="shrink-0" />
                <span className="truncate">{name}</span>
                <NewCountBadge n={fresh} />
              </button>
            </ActionForm>
          ))}
          <TextLink href={page} className="hit shrink-0 text-sm">
            {t('manage')}
          </TextLink>
        </nav>
      )}
      {canSave && (
        <TextLink
          href={findHref(page, { ...state, sort: undefined, campaign: undefined })}
          className="hit ml-auto shrink-0 text-sm"
        >
          {t('save')}
        </TextLink>
      )}
    </div>
  )
}
