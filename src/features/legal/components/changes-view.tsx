import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { ShownChange } from '../contract.ts'
import { legalText } from '../text/index.ts'

const INS = 'rounded-sm bg-positive-bg text-positive decoration-1 underline-offset-[3px]'
const DEL = 'rounded-sm bg-critical-bg text-critical line-through'

function Words({ block }: { block: ShownChange }) {
  return block.parts.map(({ kind, text }, i) => {
    const key = `${i} ${kind}`
    if (kind === 'ins')
      return (
        <ins key={key} className={INS}>
          {text}
        </ins>
      )
    return kind === 'del' ? (
      <del key={key} className={DEL}>
        {text}
      </del>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

function Block({ block }: { block: ShownChange }) {
  const t = useText(legalText)
  if (block.tag === 'skipped')
    return (
      <p className="border-y border-dashed border-line py-1.5 text-sm! text-ink-3">
        {t('skipped', { n: block.count ?? 0 })}
      </p>
    )
  if (block.tag === 'h2')
    return (
      <h2>
        <Words block={block} />
      </h2>
    )
  if (block.tag === 'h3')
    return (
      <h3>
        <Words block={block} />
      </h3>
    )
  return (
    <p className={cx(block.tag === 'li' && 'border-l-2 border-line pl-4')}>
      <Words block={block} />
    </p>
  )
}

/** Two versions merged into one text: added words are underlined, removed words are struck through. */
export function ChangesView({ blocks }: { blocks: readonly ShownChange[] }) {
  const t = useText(legalText)
  if (blocks.length === 0) return <p>{t('noChanges')}</p>
  return (
    <>
      <p className="flex gap-4 text-sm!">
        <ins className={INS}>{t('added')}</ins>
        <del className={DEL}>{t('removed')}</del>
      </p>
      {blocks.map((block, i) => (
        <Block key={i} block={block} />
      ))}
    </>
  )
}
