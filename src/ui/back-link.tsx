import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Back link above a title. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="hit inline-flex items-center gap-2 text-sm font-label text-ink-2 hover:text-ink print:hidden"
  >
    <Icon name="arrow-left" />
    {children}
  </Link>
)
