import { CopyButton } from './copy-button.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface ShareLinksProps {
  /** Full URL of the page. */
  url: string
  title: string
  words: { label: string; line: string; facebook: string; x: string; copy: string; copied: string }
}

const LOOK =
  'hit grid size-9 place-items-center rounded-full text-[1.375rem] text-ink-2 hover:bg-surface-2 hover:text-ink'

/** Links that share a page, and a copy button once JavaScript runs. */
export function ShareLinks({ url, title, words }: ShareLinksProps) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const ways: [IconName, string, string][] = [
    ['line-logo', words.line, `https://social-plugins.line.me/lineit/share?url=${address}`],
    ['facebook-logo', words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['x-logo', words.x, `https://x.com/intent/post?url=${address}&text=${text}`],
  ]
  return (
    <ul aria-label={words.label} className="-ml-2 flex min-h-9 items-center gap-2">
      {ways.map(([icon, label, href]) => (
        <li key={icon}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={LOOK}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
      <li>
        <CopyButton text={url} words={{ copy: words.copy, done: words.copied }} className={`${LOOK} justify-center`} />
      </li>
    </ul>
  )
}
