import { useState } from 'react'
import { Button } from '../src/ui/button.tsx'
import { Callout } from '../src/ui/callout.tsx'
import { CookieConsent } from '../src/ui/cookie-consent.tsx'
import { CountdownBoxes } from '../src/ui/countdown.tsx'
import { Dialog } from '../src/ui/dialog.tsx'
import { EmptyState } from '../src/ui/empty-state.tsx'
import { ErrorState } from '../src/ui/error-state.tsx'
import { FaqRow } from '../src/ui/faq-row.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { NoticeBar } from '../src/ui/notice-bar.tsx'
import { CardSkeleton } from '../src/ui/skeleton.tsx'
import { Spinner } from '../src/ui/spinner.tsx'
import { StateCard } from '../src/ui/state-card.tsx'
import { ToastBar } from '../src/ui/toast.tsx'
import { Both, type GroupProps, Sample, type SampleProps } from './both.tsx'
import { Shells } from './shells.tsx'

function Ask({ w }: SampleProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {w('เปิดกล่องถาม', 'Open dialog')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={w('ยกเลิกงานนี้ไหม', 'Cancel this job?')}
        actions={
          <>
            <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
              {w('ทำงานต่อ', 'Keep job')}
            </Button>
            <Button type="button" variant="danger" onClick={() => setOpen(false)}>
              {w('ยกเลิกงาน', 'Cancel job')}
            </Button>
          </>
        }
      >
        {w('ยกเลิกตอนนี้คืน 50% คือ 2,475.00 เครดิต', 'Cancel now and 50% comes back, 2,475.00 credits')}
      </Dialog>
    </>
  )
}

function Notices({ w }: SampleProps) {
  return (
    <div className="grid gap-3">
      <Callout title={w('ถอนได้อีกครั้งใน 24 ชั่วโมง', 'You can withdraw again in 24 hours')}>
        {w('กันคนอื่นเปลี่ยนบัญชีแทนคุณ', 'So that nobody changes the account for you')}
      </Callout>
      <Callout tone="critical" title={w('ไม่ผ่าน: เห็นสินค้าไม่ชัด', 'Not approved: product not visible')} />
      <Callout tone="info">
        {w('รอเงินเข้า หน้านี้เปลี่ยนเองเมื่อจ่ายแล้ว', 'Waiting for payment; this page changes by itself')}
      </Callout>
      <Callout tone="positive" icon="scales-fill">
        {w('สมดุล ต่าง 0.00', 'Balanced, 0.00 apart')}
      </Callout>
      <Callout tone="quiet">{w('แก้ได้ 2 ครั้งในราคานี้', 'Two revisions at this price')}</Callout>
      <NoticeBar
        title={w('ปิดปรับปรุง อังคาร 21 ต.ค. 2568 เวลา 1:00–6:00 น.', 'Maintenance Tue 21 Oct 2025, 1:00–6:00')}
        dismiss={
          <button
            type="button"
            aria-label={w('ปิดประกาศ', 'Dismiss')}
            className="grid size-11 place-items-center rounded-full"
          >
            <Icon name="x" />
          </button>
        }
      />
      <ToastBar
        act={
          <button type="button" className="min-h-11 px-3.5 text-sm font-semibold text-(--marigold-300)">
            {w('เลิกทำ', 'Undo')}
          </button>
        }
      >
        {w('ส่งดราฟต์ให้นวลนวลแล้ว', 'Draft sent to Nuanuan')}
      </ToastBar>
    </div>
  )
}

function States({ w, now }: Pick<GroupProps, 'w' | 'now'>) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <EmptyState
        drawing="job"
        title={w('ยังไม่มีงาน', 'No jobs yet')}
        note={w('มี 38 งานที่ตรงกับช่องของคุณ', '38 jobs match your channels')}
        act={<Button type="button">{w('ดูงานที่ตรง', 'See matches')}</Button>}
      />
      <EmptyState
        drawing="done"
        title={w('ไม่มีอะไรต้องตัดสินใจ', 'Nothing to decide')}
        note={w('งานถัดไป จ. 24 พ.ย.', 'Next on Mon 24 Nov')}
      />
      <ErrorState
        level="h2"
        kind="not-found"
        title={w('ไม่มีแผงนี้ในตลาด', 'No such stall')}
        note={w('ลิงก์อาจพิมพ์ผิด หรือหน้านี้ย้ายไปแล้ว', 'The link may be wrong, or the page moved')}
        code="Page Not Found: /th/articles/detail/serum"
      />
      <ErrorState
        level="h2"
        kind="error"
        title={w('ขออภัย มีบางอย่างผิดพลาด', 'Oops! Something went wrong.')}
        reference="7F3A-2291"
      />
      <ErrorState level="h2" kind="maintenance" title={w('กำลังซ่อมหลังคาตลาด', 'Mending the market roof')}>
        <CountdownBoxes
          now={now}
          due={now + 8_048_000}
          label={w('เปิดอีกครั้งใน', 'Opens again in')}
          words={[w('ชั่วโมง', 'hours'), w('นาที', 'minutes'), w('วินาที', 'seconds')]}
        />
      </ErrorState>
      <div className="grid gap-4">
        <StateCard
          tone="notice"
          icon="clock-countdown-fill"
          title={w('บัญชีหมดอายุ', 'Account expired')}
          note={w('ไม่ได้เข้าใช้ครบ 12 เดือน ข้อมูลยังอยู่ครบ', 'Not used for 12 months. Everything is kept.')}
          act={<Button type="button">{w('เปิดใช้อีกครั้ง', 'Reactivate')}</Button>}
        />
        <div className="grid grid-cols-2 items-center gap-4">
          <CardSkeleton />
          <Spinner label={w('กำลังโหลด', 'Loading')} />
        </div>
      </div>
    </div>
  )
}

export default function StateSamples({ w, now }: GroupProps) {
  return (
    <>
      <Both title={w('ข้อความแจ้งและสถานะหน้า', 'Notices and page states')}>
        <Sample name="Callout, NoticeBar, Toast">
          <Notices w={w} />
        </Sample>
        <Sample name="EmptyState, ErrorState, StateCard, Skeleton, Spinner">
          <States w={w} now={now} />
        </Sample>
        <Sample name="FaqRow, Dialog">
          <FaqRow open question={w('ยกเลิกกลางทาง ได้เงินคืนไหม', 'If I cancel half way, do I get money back?')}>
            {w('ก่อนเริ่มงานคืน 100%', 'Before work starts, all of it')}
          </FaqRow>
          <FaqRow question={w('เครดิตหมดอายุเมื่อไร', 'When do credits expire?')}>
            {w('12 เดือนหลังซื้อ', '12 months after purchase')}
          </FaqRow>
          <div className="mt-4">
            <Ask w={w} />
          </div>
        </Sample>
      </Both>
      <Both title={w('โครงหน้า', 'Page frames')}>
        <Sample name="PublicHeader, PageHead, SectionHead, PublicFooter, SideMenu, BottomTabBar">
          <Shells w={w} />
        </Sample>
      </Both>
      <div className="hidden [&>section]:static! [&>section]:shadow-none lg:block lg:w-[400px]">
        <CookieConsent
          action=""
          title={w('เลือกคุกกี้ที่คุณยอมรับ', 'Choose your cookies')}
          note={w('คุกกี้จำเป็นทำให้ล็อกอินได้', 'Necessary ones keep you signed in')}
          categories={[
            { name: 'necessary', label: w('จำเป็น', 'Necessary'), locked: w('เปิดตลอด', 'Always on') },
            { name: 'analytics', label: w('วิเคราะห์การใช้งาน', 'Analytics') },
            { name: 'marketing', label: w('การตลาด', 'Marketing') },
          ]}
          words={{
            reject: w('ปฏิเสธทั้งหมด', 'Reject all'),
            accept: w('ยอมรับทั้งหมด', 'Accept all'),
            save: w('บันทึกที่เลือกไว้', 'Save choice'),
          }}
        />
      </div>
    </>
  )
}
