import { type ComponentType, lazy, Suspense } from 'react'
import { Tabs } from '../src/ui/tabs.tsx'
import type { GroupProps, Words } from './both.tsx'

interface Group {
  name: readonly [th: string, en: string]
  Samples: ComponentType<GroupProps>
}

const GROUPS = {
  controls: { name: ['ปุ่ม', 'Controls'], Samples: lazy(() => import('./controls.tsx')) },
  forms: { name: ['ฟอร์ม', 'Forms'], Samples: lazy(() => import('./forms.tsx')) },
  money: { name: ['เงิน', 'Money'], Samples: lazy(() => import('./money.tsx')) },
  jobs: { name: ['งาน', 'Jobs'], Samples: lazy(() => import('./jobs.tsx')) },
  market: { name: ['การ์ด', 'Cards'], Samples: lazy(() => import('./market.tsx')) },
  states: { name: ['สถานะหน้า', 'States'], Samples: lazy(() => import('./states.tsx')) },
} satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS

/** The group that the address requests, or the first one if it names none. */
export const groupOf = (requested: string | null): GroupName =>
  requested !== null && Object.hasOwn(GROUPS, requested) ? (requested as GroupName) : 'controls'

/** One group of components with sample texts in both themes. All groups on one page would render slowly on a phone. */
export function StyleguideSections({ group, lang, now }: { group: GroupName } & Omit<GroupProps, 'w'>) {
  const w: Words = (th, en) => (lang === 'th' ? th : en)
  const { Samples } = GROUPS[group]
  const tabs = (Object.keys(GROUPS) as GroupName[]).map((name) => ({
    href: `?group=${name}`,
    label: w(...GROUPS[name].name),
    current: name === group,
  }))
  return (
    <div className="mx-auto max-w-[1720px] px-(--gutter) py-8">
      <h1 className="text-3xl">{w('ชิ้นส่วนหน้าเว็บ', 'Design parts')}</h1>
      <Tabs tabs={tabs} label={w('กลุ่มของชิ้นส่วน', 'Groups of parts')} className="mt-4" />
      <Suspense>
        <Samples w={w} lang={lang} now={now} />
      </Suspense>
    </div>
  )
}
