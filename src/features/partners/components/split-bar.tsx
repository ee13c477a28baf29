/** Two parts of one amount as a bar. The legend below explains the colours. */
export function SplitBar({ managerBps, words }: { managerBps: number; words: { partner: string; manager: string } }) {
  return (
    <div>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-action" style={{ width: `${100 - managerBps / 100}%` }} />
        <span className="flex-1 bg-info" />
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-xs text-ink-2">
        <span>{words.partner}</span>
        <span>{words.manager}</span>
      </p>
    </div>
  )
}
