import { foreignLang } from '../../../core/thai/script.ts'
import { useLang } from '../../../i18n/use-text.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import type { Draft } from '../brief/fields.ts'
import type { BriefView } from '../brief/view.ts'

function Points({ items, icon, ink, lang }: { items: readonly string[]; icon: IconName; ink: string; lang?: string }) {
  return (
    <ul className="mt-2 grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name={icon} className={`mt-1 ${ink}`} />
          <span lang={lang} className="min-w-0">
            {item}
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface BriefProps {
  of: Pick<Draft, 'brief' | 'product' | 'productUrl'>
  view: BriefView
}

/** The description, dos and don'ts, and reference pictures. */
export function BriefDescription({ of, view: { labels } }: BriefProps) {
  const { text, dos, donts, references } = of.brief
  // Marketers write a brief in one language, which may differ from the page's.
  const written = foreignLang(text, useLang())
  return (
    <div>
      {written && <p className="mb-2 text-xs text-ink-3">{labels.shownIn}</p>}
      <p lang={written} className="font-medium">
        {of.product}
      </p>
      {of.productUrl && (
        <p className="text-sm">
          <a
            href={of.productUrl}
            rel="nofollow noopener noreferrer"
            target="_blank"
            className="text-action-text underline"
          >
            {labels.productPage}
          </a>
        </p>
      )}
      <p lang={written} className="mt-2 whitespace-pre-line text-pretty">
        {text}
      </p>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        {dos.length > 0 && (
          <div>
            <h3 className="text-base tracking-normal">{labels.dos}</h3>
            <Points items={dos} icon="check-circle-fill" ink="text-positive" lang={written} />
          </div>
        )}
        {donts.length > 0 && (
          <div>
            <h3 className="text-base tracking-normal">{labels.donts}</h3>
            <Points items={donts} icon="x-circle-fill" ink="text-critical" lang={written} />
          </div>
        )}
      </div>
      {references.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-base tracking-normal">{labels.references}</h3>
          <ul className="grid grid-cols-3 gap-2.5 lg:grid-cols-4">
            {references.map((id, i) => (
              <li key={id} className="aspect-square overflow-hidden rounded-card">
                <CoverImage src={`/media/${id}`} alt={`${labels.reference} ${i + 1}`} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
