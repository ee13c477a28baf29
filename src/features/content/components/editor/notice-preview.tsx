import { useText } from '../../../../i18n/use-text.tsx'
import { NoticeBar } from '../../../../ui/notice-bar.tsx'
import { noticeTexts } from '../../../site/rules/notice.ts'
import { afterName } from '../../../site/rules/notice-words.ts'
import type { Doc } from '../../kinds.ts'
import { localizedLang } from '../../rules/words.ts'
import { editorText } from '../../text/editor/index.ts'

/** The bar shown at the top of every page while the notice is announced. */
export function NoticePreview({ doc }: { doc: Doc<'notice'> }) {
  const t = useText(editorText)
  return (
    <div className="grid gap-4">
      {(['th', 'en'] as const).map((lang) => {
        const notice = noticeTexts(doc, '', lang)
        return (
          <div key={lang} data-words={lang}>
            <h3 className="mb-1.5 text-sm tracking-normal">{t(lang === 'th' ? 'thai' : 'english')}</h3>
            <div lang={localizedLang(doc.text, lang)}>
              <NoticeBar as="div" title={notice.name}>
                {afterName(notice)}
              </NoticeBar>
            </div>
          </div>
        )
      })}
    </div>
  )
}
