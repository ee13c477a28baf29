import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { Winner } from '../contract.ts'
import { winnersText } from '../text/index.ts'

const GROUNDS: readonly string[] = ['', 'bg-highlight text-on-marigold', 'bg-surface-2 text-ink', 'bg-sunken text-ink']

function Portrait({ winner, eager }: { winner: Winner; eager: boolean }) {
  const box = 'aspect-[5/6] w-full rounded-card bg-action-soft object-cover'
  if (!winner.portrait)
    return (
      <span aria-hidden="true" className={cx(box, 'grid place-items-center text-4xl font-title text-action-text')}>
        {[...winner.name][0]}
      </span>
    )
  return (
    <img
      src={winner.portrait}
      alt=""
      width={300}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={box}
    />
  )
}

function Place({ place }: { place: number }) {
  const t = useText(winnersText)
  const words =
    place === 1 ? t('first') : place === 2 ? t('second') : place === 3 ? t('third') : t('place', { n: place })
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-xs font-semibold',
        GROUNDS[place] ?? 'bg-sunken text-ink',
      )}
    >
      {place === 1 && <Icon name="trophy" />}
      {words}
    </span>
  )
}

function Handle({ winner }: { winner: Winner }) {
  const words = useWords()
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      <PlatformIcon platform={winner.channelType} label={words.channel(winner.channelType)} />
      <span className="min-w-0 truncate">{winner.handle}</span>
    </p>
  )
}

function Reason({ winner }: { winner: Winner }) {
  const t = useText(winnersText)
  const other = winner.lang !== useLang()
  return (
    <>
      <p className="mt-2 text-sm text-ink-2" lang={other ? winner.lang : undefined}>
        {winner.reason}
      </p>
      {other && <p className="mt-1 text-xs text-ink-3">{t('shownIn')}</p>}
    </>
  )
}

function Step({ winner, eager }: { winner: Winner; eager: boolean }) {
  const first = winner.place === 1
  return (
    <li
      className={cx(
        'rounded-panel p-4 lg:p-5',
        first ? 'bg-action-soft lg:pb-7' : 'bg-surface inset-ring inset-ring-line lg:mt-10',
        winner.place === 2 && 'lg:order-first',
        'grid grid-cols-[112px_minmax(0,1fr)] gap-4 lg:block',
      )}
    >
      <Portrait winner={winner} eager={eager} />
      <div className="min-w-0 lg:mt-4">
        <Place place={winner.place} />
        <h3 className={cx('mt-2 leading-[1.45] tracking-normal', first ? 'text-xl' : 'text-lg')}>{winner.name}</h3>
        <Handle winner={winner} />
        <Reason winner={winner} />
      </div>
    </li>
  )
}

/** The first three on a podium, the winner in the middle; the others in a list below. */
export function Podium({ winners, eager }: { winners: readonly Winner[]; eager: boolean }) {
  const ranked = [...winners].sort((a, b) => a.place - b.place)
  const top = ranked.filter(({ place }) => place <= 3)
  const rest = ranked.filter(({ place }) => place > 3)
  return (
    <>
      <ol className="grid items-start gap-4 lg:grid-cols-3 lg:gap-5">
        {top.map((winner) => (
          <Step key={winner.slug} winner={winner} eager={eager} />
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {rest.map((winner) => (
            <li key={winner.slug} className="py-4">
              <Place place={winner.place} />
              <h3 className="mt-1.5 text-lg tracking-normal">{winner.name}</h3>
              <Handle winner={winner} />
              <Reason winner={winner} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
