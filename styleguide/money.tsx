import { formatCompact } from '../src/i18n/formats.ts'
import { Sparkline } from '../src/ui/art/sparkline.tsx'
import { BarChart } from '../src/ui/bar-chart.tsx'
import { Button } from '../src/ui/button.tsx'
import { Card } from '../src/ui/card.tsx'
import { ChartKey } from '../src/ui/chart-frame.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { KeyValues } from '../src/ui/key-values.tsx'
import { LineChart } from '../src/ui/line-chart.tsx'
import { ListRow, RowDisc } from '../src/ui/list-row.tsx'
import { Money } from '../src/ui/money.tsx'
import { MoneyTimeline } from '../src/ui/money-timeline.tsx'
import { PriceTag } from '../src/ui/price-tag.tsx'
import { QrPanel } from '../src/ui/qr-panel.tsx'
import { Receipt, ReceiptPaper } from '../src/ui/receipt.tsx'
import { ScoreRing } from '../src/ui/score-ring.tsx'
import { FactStrip, KpiStrip } from '../src/ui/stat.tsx'
import { WalletCard } from '../src/ui/wallet-card.tsx'
import { Both, Sample, type SampleProps } from './both.tsx'

function Wallet({ w }: SampleProps) {
  return (
    <div className="max-w-[420px]">
      <WalletCard
        label={w('ถอนได้ตอนนี้', 'Available now')}
        balance={<Money satang={1_845_000} size="hero" />}
        hideWords={{ hide: w('ซ่อนยอด', 'Hide'), show: w('แสดงยอด', 'Show') }}
        act={
          <Button type="button" variant="highlight" size="lg" wide icon={<Icon name="bank" />}>
            {w('ถอนเงิน', 'Withdraw')}
          </Button>
        }
        facts={[
          { icon: 'lock-key', label: w('พักไว้รองานจบ', 'On hold'), value: '฿12,300' },
          { icon: 'calendar-check', label: w('โอนอัตโนมัติ', 'Auto transfer'), value: w('จันทร์ 24 พ.ย.', 'Mon 24 Nov') },
        ]}
      />
    </div>
  )
}

function TaxDocuments({ w }: SampleProps) {
  const rows = [
    { label: w('ค่าจ้าง', 'Job pay'), value: '฿4,500.00' },
    { label: w('ค่าบริการ Talad', 'Talad fee'), value: '฿0.00' },
    { label: w('หักภาษี ณ ที่จ่าย 3%', 'Withholding tax 3%'), value: '−฿135.00' },
  ]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <Receipt
          rows={rows}
          total={{
            label: w('เข้ากระเป๋าคุณ', 'You receive'),
            value: '฿4,365.00',
            note: w('รับใบ 50 ทวิเมื่อจบงาน', '50 Tawi when done'),
          }}
        />
      </Card>
      <div className="rounded-card bg-wallet p-5">
        <ReceiptPaper>
          <p className="text-center text-sm text-ink-2">{w('ยอดที่จะได้รับ', 'You will receive')}</p>
          <p className="mb-3 text-center">
            <Money satang={500_000} size="hero" />
          </p>
          <KeyValues rows={[{ label: w('เลขที่รายการ', 'Reference'), value: 'WD-20251121-0417' }]} />
        </ReceiptPaper>
      </div>
    </div>
  )
}

function Timeline({ w }: SampleProps) {
  return (
    <MoneyTimeline
      steps={[
        {
          icon: 'lock-key',
          title: w('แบรนด์วางเงิน', 'Brand puts money on hold'),
          note: w('พักไว้กับ Talad', 'Held by Talad'),
          amount: '฿4,500.00',
          date: w('12 พ.ย.', '12 Nov'),
          kind: 'money',
        },
        { icon: 'check', title: w('ดราฟต์ 1 ผ่าน', 'Draft 1 approved'), date: w('15 พ.ย.', '15 Nov') },
        {
          icon: 'percent',
          title: w('หักภาษี ณ ที่จ่าย 3%', 'Withholding tax 3%'),
          amount: '−฿135.00',
          date: w('21 พ.ย.', '21 Nov'),
          kind: 'money',
        },
        {
          icon: 'hand-coins',
          title: w('เข้ากระเป๋า', 'In your wallet'),
          note: w('ถอนได้แล้ว', 'Ready to withdraw'),
          amount: '+฿4,365.00',
          date: w('21 พ.ย.', '21 Nov'),
          kind: 'landed',
        },
      ]}
    />
  )
}

function Charts({ w }: SampleProps) {
  const months = w('มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย.', 'Jun Jul Aug Sep Oct Nov').split(' ')
  const sums = [3200, 5100, 4400, 7800, 6200, 9400]
  const days = [120, 180, 165, 240, 310, 290, 420, 510, 480, 620, 700, 660, 820, 910]
  const table = {
    toggle: w('ดูเป็นตาราง', 'Show as table'),
    head: [w('วัน', 'Day'), w('เข้าถึง', 'Reach'), w('รอบก่อน', 'Before')] as const,
  }
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <BarChart
          label={w('รายได้ 6 เดือน เพิ่มขึ้นถึง 9.4K ในเดือนพฤศจิกายน', 'Six months of earnings, up to 9.4K in November')}
          points={sums.map((value, i) => ({ label: months[i]!, value, text: formatCompact(value) }))}
          table={{ toggle: table.toggle, head: [w('เดือน', 'Month'), w('รายได้', 'Earnings')] }}
        />
      </Card>
      <Card>
        <ChartKey now={w('รอบนี้', 'This period')} before={w('รอบก่อน', 'Before')} />
        <LineChart
          label={w('การเข้าถึงรายวัน เพิ่มจาก 120K เป็น 910K', 'Daily reach, from 120K to 910K')}
          axisText={(n) => formatCompact(n * 1000)}
          points={days.map((value, i) => ({
            label: `${8 + i} ${w('พ.ย.', 'Nov')}`,
            value,
            text: `${value}K`,
            before: 80 + i * 26,
            beforeText: `${80 + i * 26}K`,
            change: w('จากรอบก่อน', 'on before'),
          }))}
          table={table}
        />
      </Card>
    </div>
  )
}

export default function MoneySamples({ w }: SampleProps) {
  return (
    <Both title={w('เงินและตัวเลข', 'Money and figures')}>
      <Sample name="PriceTag, Money, ScoreRing">
        <div className="flex flex-wrap items-center gap-5">
          <PriceTag satang={450_000} unit={w('/โพสต์', '/post')} />
          <PriceTag satang={280_000} point="left" />
          <Money satang={1_845_000} size="xl" />
          <Money satang={436_500} tone="flow" size="md" />
          <Money satang={-500_000} tone="flow" size="md" />
          {[94, 64, 32].map((score) => (
            <ScoreRing key={score} score={score} label={w(`คะแนน ${score}`, `Score ${score}`)} />
          ))}
        </div>
      </Sample>
      <Sample name="WalletCard">
        <Wallet w={w} />
      </Sample>
      <Sample name="Receipt, ReceiptPaper">
        <TaxDocuments w={w} />
      </Sample>
      <Sample name="MoneyTimeline">
        <Timeline w={w} />
      </Sample>
      <Sample name="ListRow">
        <ListRow
          lead={
            <RowDisc>
              <Icon name="arrow-down-left-bold" />
            </RowDisc>
          }
          title={w('ค่าจ้าง เซรั่มผิวฉ่ำน้ำ', 'Job pay, dewy serum')}
          note={w('21 พ.ย. 2568 · หักภาษี 3% ฿135.00', '21 Nov 2025 · 3% tax ฿135.00')}
          end={<Money satang={436_500} tone="flow" symbol={false} />}
        />
      </Sample>
      <Sample name="KpiStrip, FactStrip">
        <KpiStrip
          stats={[
            {
              label: w('การเข้าถึงรวม', 'Total reach'),
              value: '6.43M',
              unit: w('คน', 'people'),
              note: w('98% จาก 14 วันก่อนหน้า', '98% on 14 days before'),
              trend: 'up',
              good: true,
              chart: <Sparkline values={[1, 2, 2, 4, 5, 5, 6, 8, 9]} />,
            },
            {
              label: w('งานกำลังทำ', 'Jobs in progress'),
              value: '37',
              unit: w('งาน', 'jobs'),
              note: w('ตรงเวลา 34 · ช้า 3', '34 on time · 3 late'),
            },
          ]}
        />
        <div className="mt-3">
          <FactStrip
            facts={[
              { value: '62.5K', label: w('เข้าถึง', 'Reach') },
              { value: '1,940', label: w('บันทึก', 'Saves') },
              { value: '5.2%', label: 'ER' },
            ]}
          />
        </div>
      </Sample>
      <Sample name="BarChart, LineChart">
        <Charts w={w} />
      </Sample>
      <Sample name="QrPanel">
        <QrPanel
          code={<Icon name="qr-code" size={236} />}
          label={w('คิวอาร์ตัวอย่าง', 'Sample code')}
          note={w('เปิดแอปธนาคารใดก็ได้ แล้วสแกน', 'Open any bank app and scan')}
          act={
            <Button type="button" variant="secondary" size="sm" icon={<Icon name="download-simple" />}>
              {w('บันทึกรูป QR', 'Save QR')}
            </Button>
          }
        />
      </Sample>
    </Both>
  )
}
