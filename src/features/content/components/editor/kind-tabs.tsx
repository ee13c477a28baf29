import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { KINDS, type Kind } from '../../kinds.ts'
import { editorText } from '../../text/editor/index.ts'
import { listPath } from './list-path.ts'

interface Counts {
  counts: readonly { kind: Kind; total: number }[]
  /** Number of unanswered messages from visitors. */
  messages: number
  current: Kind | 'contact'
}

/** Tabs of the kinds with their counts, and of the contact inbox. */
export function KindTabs({ counts, messages, current }: Counts) {
  const t = useText(editorText)
  const lang = useLang()
  const kinds = KINDS.filter((kind) => kind !== 'package')
  return (
    <Tabs
      label={t('kinds')}
      className="mb-4 lg:flex-wrap lg:gap-x-5"
      tabs={[
        ...kinds.map((kind) => ({
          href: listPath(lang, kind),
          label: t(`kind_${kind}`),
          count: counts.find((one) => one.kind === kind)?.total ?? 0,
          current: kind === current,
        })),
        {
          href: `/${lang}/Operator/content/contact`,
          label: t('kind_contact'),
          count: messages,
          current: current === 'contact',
        },
      ]}
    />
  )
}
