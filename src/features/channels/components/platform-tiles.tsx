import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'

const TILES: readonly StoredChannelType[] = [
  'TIKTOK',
  'INSTAGRAM',
  'YOUTUBE',
  'FACEBOOK_PAGE',
  'FACEBOOK_PROFILE',
  'X',
  'LINE',
  'LEMON8',
  'WHATSAPP',
]

interface Props {
  /** Platforms to offer; all by default. */
  shown?: (type: StoredChannelType) => boolean
  legend: string
  chosen: string
  noteOf: (type: StoredChannelType) => string
}

/** Tiles to choose one platform. The form field is `type`. */
export function PlatformTiles({ legend, chosen, noteOf, shown = () => true }: Props) {
  const words = useWords()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {TILES.filter(shown).map((type) => (
          <label
            key={type}
            className="tile relative flex min-h-16 cursor-pointer items-center gap-2.5 rounded-card px-3 py-2"
          >
            <PlatformIcon platform={type} size={24} />
            <span className="min-w-0 flex-1">
              <span className="block text-sm leading-snug font-semibold">
                {type === 'LINE' ? 'LINE' : words.channel(type)}
              </span>
              <span className="block text-xs text-ink-2">{noteOf(type)}</span>
            </span>
            <input type="radio" name="type" value={type} defaultChecked={chosen === type} required className="spot" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
