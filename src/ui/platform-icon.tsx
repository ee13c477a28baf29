import { Icon, type IconName } from './icon.tsx'

const MARKS: Record<string, IconName> = {
  instagram: 'instagram-logo-fill',
  tiktok: 'tiktok-logo-fill',
  youtube: 'youtube-logo-fill',
  facebook: 'facebook-logo-fill',
  facebook_page: 'facebook-logo-fill',
  facebook_profile: 'facebook-logo-fill',
  x: 'x-logo-fill',
  twitter: 'x-logo-fill',
  line: 'line-logo-fill',
  lemon8: 'lemon8-logo-fill',
  whatsapp: 'whatsapp-logo-fill',
}

/**
 * Icon of a platform by its code in upper or lower case (`INSTAGRAM`, `FACEBOOK_PAGE`), in the current colour; a globe
 * for unknown codes.
 */
export function PlatformIcon({
  platform,
  label,
  size,
  className,
}: {
  platform: string
  label?: string
  size?: number
  className?: string
}) {
  return <Icon name={MARKS[platform.toLowerCase()] ?? 'globe'} label={label} size={size} className={className} />
}
