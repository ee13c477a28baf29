import { foreignLang } from '../../../core/thai/script.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SearchResults } from '../contract.ts'
import { searchText } from '../text/index.ts'
import { MarkedText } from './marked-text.tsx'

function Result({ kind, path, title, excerpt }: SearchResults) {
  const t = useText(searchText)
  const lang = useLang()
  return (
    <li className="relative border-t border-line py-4 first:border-t-0">
      <Badge tone={kind === 'job' ? 'notice' : 'neutral'}>{t(`one_${kind}`)}</Badge>
      <h2 lang={foreignLang(title.text, lang)} className="mt-1.5 text-lg tracking-normal">
        <Link
          href={`/${lang}/${path}`}
          className="underline-offset-[3px] after:absolute after:inset-0 hover:text-action-text hover:underline"
        >
          <MarkedText {...title} />
        </Link>
      </h2>
      {excerpt.text && (
        <p lang={foreignLang(excerpt.text, lang)} className="mt-0.5 line-clamp-3 max-w-[72ch] text-ink-2">
          <MarkedText {...excerpt} />
        </p>
      )}
    </li>
  )
}

export const ResultList = ({ results }: { results: readonly SearchResults[] }) => (
  <ul>
    {results.map((result) => (
      <Result key={result.id} {...result} />
    ))}
  </ul>
)

/** Placeholder while another page of the list is loading. */
export const ResultSkeleton = () => (
  <div aria-busy="true">
    {Array.from({ length: 5 }, (_, i) => (
      <div key={i} className="border-t border-line py-4 first:border-t-0">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="mt-3 h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-4/5" />
      </div>
    ))}
  </div>
)
