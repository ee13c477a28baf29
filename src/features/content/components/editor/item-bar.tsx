import type { MouseEvent } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { editorText } from '../../text/editor/index.ts'
import { EDITOR_FORM } from './editor-context.ts'
import { SaveLine } from './save-line.tsx'
import type { Saving } from './use-saving.ts'

/** Path of the page on which an operator sees the draft: adds `preview` with the item's id, before any `#`. */
function previewPath(path: string, id: string): string {
  const [page = '', hash] = path.split('#')
  const address = `${page}${page.includes('?') ? '&' : '?'}preview=${id}`
  return hash ? `${address}#${hash}` : address
}

interface BarProps {
  saving: Saving
  versionsHref: string
}

/** Sticky bar with the save state and the actions that change nothing for visitors. */
export function Bar({ saving, versionsHref }: BarProps) {
  const t = useText(editorText)
  const lang = useLang()
  const { item } = saving
  const preview = item.path && previewPath(`/${lang}/${item.path}`, item.id)
  const look = (event: MouseEvent<HTMLAnchorElement>) => {
    if (saving.mark === 'saved') return
    // Save pending input before the preview opens; the tab must be opened within the click event.
    event.preventDefault()
    const tab = window.open('', '_blank')
    void saving.settle().then(() => tab?.location.replace(preview ?? ''))
  }
  return (
    <div className="sticky top-0 z-10 -mx-(--gutter) mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-canvas px-(--gutter) py-2">
      <div className="min-w-0 flex-1 basis-48">
        <SaveLine saving={saving} />
      </div>
      <div className="flex flex-wrap items-center gap-1 min-[640px]:gap-2">
        <ButtonLink href="#publication" size="sm" variant="text" className="min-[1400px]:hidden">
          {t('publication')}
        </ButtonLink>
        <ButtonLink href={versionsHref} size="sm" variant="text" icon={<Icon name="clock-counter-clockwise" />}>
          <span className="max-[639px]:sr-only">{t('versions')}</span>
        </ButtonLink>
        {preview && (
          <ButtonLink
            href={preview}
            target="_blank"
            reload
            size="sm"
            variant="secondary"
            icon={<Icon name="eye" />}
            onClick={look}
          >
            {t('preview')} <span className="sr-only">({t('previewNote')})</span>
          </ButtonLink>
        )}
        <Button type="submit" form={EDITOR_FORM} name="intent" value="save" size="sm" variant="plain">
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
