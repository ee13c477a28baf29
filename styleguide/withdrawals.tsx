import { DrawnAvatar } from '../src/ui/art/people-art.tsx'
import { Badge } from '../src/ui/badge.tsx'
import { BulkBar } from '../src/ui/bulk-bar.tsx'
import { Button } from '../src/ui/button.tsx'
import { RowCheckbox } from '../src/ui/checkbox.tsx'
import { Money } from '../src/ui/money.tsx'
import { Pagination } from '../src/ui/pagination.tsx'
import { Table } from '../src/ui/table.tsx'
import { Tabs } from '../src/ui/tabs.tsx'
import type { SampleProps } from './both.tsx'

interface Row {
  id: string
  name: string
  face: string
  bank: string
  satang: number
  state: 'ok' | 'second' | 'name'
}

const ROWS: Row[] = [
  {
    id: 'WD-20251121-0417',
    name: 'พลอยไพลิน แก้วใส',
    face: 'ploy',
    bank: 'KBANK •••• 4821',
    satang: 500_000,
    state: 'ok',
  },
  {
    id: 'WD-20251121-0415',
    name: 'กันตภณ ดีเสียง',
    face: 'gun',
    bank: 'BBL •••• 5510',
    satang: 6_250_000,
    state: 'second',
  },
  { id: 'WD-20251121-0413', name: 'ภีมเดช ทางไกล', face: 'beam', bank: 'TTB •••• 7748', satang: 320_000, state: 'name' },
]

export function Withdrawals({ w }: SampleProps) {
  const badge = {
    ok: (
      <Badge tone="positive" icon="check-bold">
        {w('ผ่าน', 'Passed')}
      </Badge>
    ),
    second: (
      <Badge tone="info" icon="users-three-bold">
        {w('รอคนที่สอง', 'Second approval')}
      </Badge>
    ),
    name: (
      <Badge tone="critical" icon="warning-bold">
        {w('ชื่อไม่ตรง', 'Name differs')}
      </Badge>
    ),
  }
  return (
    <>
      <Tabs
        label={w('สถานะ', 'State')}
        tabs={[
          { href: '#a', label: w('รอโอน', 'Waiting'), count: 48, current: true },
          { href: '#b', label: w('โอนแล้ว', 'Transferred'), count: '2,318' },
        ]}
      />
      <Table<Row>
        caption={w('รายการถอนเงิน', 'Withdrawals')}
        rows={ROWS}
        rowKey={(row) => row.id}
        rowLook={(row) => ({ selected: row.state === 'ok', current: row.state === 'second' })}
        columns={[
          {
            key: 'pick',
            header: '',
            headerLabel: w('เลือก', 'Select'),
            part: 'lead',
            cell: (row) => (
              <RowCheckbox
                name="pick"
                value={row.id}
                label={w(`เลือก ${row.id}`, `Select ${row.id}`)}
                defaultChecked={row.state === 'ok'}
              />
            ),
          },
          {
            key: 'who',
            header: w('ผู้ถอน', 'Who'),
            part: 'title',
            cell: (row) => (
              <span className="flex items-center gap-2.5">
                <DrawnAvatar name={row.face} className="size-7 shrink-0 rounded-full" />
                <span className="min-w-0">
                  <span className="block font-medium">{row.name}</span>
                  <span className="block text-2xs text-ink-3">{row.id}</span>
                </span>
              </span>
            ),
          },
          { key: 'bank', header: w('บัญชีปลายทาง', 'Account'), cell: (row) => row.bank },
          { key: 'check', header: w('ผลตรวจ', 'Check'), cell: (row) => badge[row.state] },
          {
            key: 'sum',
            header: w('ยอดโอน', 'Amount'),
            align: 'end',
            part: 'figure',
            cell: (row) => <Money satang={row.satang} symbol={false} />,
          },
        ]}
      />
      <Pagination
        current={1}
        total={7}
        hrefOf={(page) => `#${page}`}
        summary={w('แสดง 1–6 จาก 38', 'Showing 1–6 of 38')}
        words={{
          label: w('หน้า', 'Pages'),
          next: w('ถัดไป', 'Next'),
          previous: w('ก่อนหน้า', 'Back'),
          page: (n) => w(`หน้า ${n}`, `Page ${n}`),
        }}
      />
      <BulkBar
        title={w('เลือกแล้ว 7 รายการ', '7 selected')}
        note={w('รวม ฿60,450.00', '฿60,450.00 in all')}
        act={
          <Button type="button" variant="highlight">
            {w('สร้างรอบโอน 7 รายการ', 'Make batch of 7')}
          </Button>
        }
      />
    </>
  )
}
