import { useRef } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SectionHead } from '../../../../ui/heading.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useScript } from '../../../../ui/use-script.ts'
import type { EditorItem } from '../../contract.ts'
import { editorText } from '../../text/editor/index.ts'
import { EDITOR_FORM, useEditorPage } from './editor-context.ts'

/** A slug from an English title: `How to price` → `how-to-price`. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

/** The current English title: the first one-line text in both languages. */
const englishTitle = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>('input[name$=".en"]')?.value ?? ''

/** Fields for address and order. They are outside the form and attached to it by its id. */
export function Place({ item, slug, position }: { item: EditorItem; slug: string; position: number }) {
  const t = useText(editorText)
  const lang = useLang()
  const scripted = useScript()
  const { edited, errorOf } = useEditorPage()
  const box = useRef<HTMLDivElement>(null)
  const field = () => box.current?.querySelector<HTMLInputElement>('input[name=slug]') ?? null
  const take = () => {
    const input = field()
    const made = slugOf(englishTitle(input?.form ?? null))
    if (!input || !made) return
    input.value = made
    edited()
  }
  return (
    <Card pad={20} as="section">
      <SectionHead title={t('place')} />
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4" onInput={edited}>
        <div>
          <TextField
            form={EDITOR_FORM}
            name="slug"
            label={t('address')}
            size="sm"
            defaultValue={slug}
            maxLength={100}
            required
            autoComplete="off"
            spellCheck={false}
            help={item.publishedAt ? t('slugLiveNote') : t('slugNote')}
            error={errorOf('slug')}
          />
          <p className="mt-1.5 text-xs break-all text-ink-2">{item.path ? `/${lang}/${item.path}` : t('noPage')}</p>
          {scripted && !item.publishedAt && (
            <Button type="button" variant="text" size="sm" className="mt-1 -ml-3" onClick={take}>
              {t('slugFromTitle')}
            </Button>
          )}
        </div>
        <TextField
          form={EDITOR_FORM}
          name="position"
          type="number"
          min={0}
          max={10_000}
          label={t('position')}
          size="sm"
          defaultValue={String(position)}
          help={t('positionNote')}
          error={errorOf('position')}
        />
      </div>
    </Card>
  )
}
