import { type ReactNode, useEffect, useState } from 'react'
import { Awning } from './awning.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface WalletFact {
  icon: IconName
  label: ReactNode
  value: ReactNode
}

export interface WalletCardProps {
  label: ReactNode
  /** The balance: `<Money size="hero" …/>`. */
  balance: ReactNode
  /** Above the label: a state badge. */
  badge?: ReactNode
  /** Below the balance: where it comes from, or why the action is unavailable. */
  note?: ReactNode
  /** One marigold button. */
  act?: ReactNode
  /** Shows the action next to the balance instead of below it. */
  actBeside?: boolean
  facts?: readonly [WalletFact, WalletFact] | readonly WalletFact[]
  /** Labels of the toggle that hides the balance; without them there is no toggle. */
  hideWords?: { hide: string; show: string }
}

function HideToggle({
  hidden,
  words,
  onToggle,
}: {
  hidden: boolean
  words: { hide: string; show: string }
  onToggle: () => void
}) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-pressed={hidden}
      className="hit flex items-center gap-1.5 rounded-sm text-sm text-wallet-ink-2"
    >
      <Icon name={hidden ? 'eye-slash' : 'eye'} />
      {hidden ? words.show : words.hide}
    </button>
  )
}

/** Green card with the awning: one balance, one action, two facts. */
export function WalletCard(props: WalletCardProps) {
  const { label, balance, badge, note, act, actBeside, facts = [], hideWords } = props
  const [hidden, setHidden] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <section className="on-brand relative overflow-hidden rounded-panel bg-wallet text-wallet-ink">
      <Awning scallop={40} className="-mt-4" />
      <div className="p-5 pt-4">
        {badge && <div className="mb-2">{badge}</div>}
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-wallet-ink-2">{label}</p>
          {live && hideWords && <HideToggle hidden={hidden} words={hideWords} onToggle={() => setHidden(!hidden)} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-h-[52px] text-money-lg font-title">
            {hidden ? <span aria-hidden="true">••••••</span> : balance}
          </p>
          {actBeside && act}
        </div>
        {note && <p className="text-sm text-wallet-ink-2">{note}</p>}
        {act && !actBeside && <div className="mt-3">{act}</div>}
        {facts.length > 0 && (
          <dl className="mt-4 grid grid-cols-2 divide-x divide-white/20">
            {facts.map((fact) => (
              <div key={fact.icon} className="not-first:pl-4">
                <dt className="flex items-center gap-1.5 text-xs text-wallet-ink-2">
                  <Icon name={fact.icon} />
                  {fact.label}
                </dt>
                <dd className="text-[1.0625rem] font-semibold">{hidden ? '•••' : fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
