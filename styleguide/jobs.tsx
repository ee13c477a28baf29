import { Accordion } from '../src/ui/accordion.tsx'
import { Badge } from '../src/ui/badge.tsx'
import { BriefSection } from '../src/ui/brief-section.tsx'
import { Button } from '../src/ui/button.tsx'
import { CheckList } from '../src/ui/check-list.tsx'
import { Countdown } from '../src/ui/countdown.tsx'
import { Inspector } from '../src/ui/inspector.tsx'
import { JOB_STATUS_BADGES, type JobStatusCode } from '../src/ui/job-status.ts'
import { JobStatusBadge } from '../src/ui/job-status-badge.tsx'
import { JobStepper } from '../src/ui/job-stepper.tsx'
import { KeyValues } from '../src/ui/key-values.tsx'
import { PlatformIcon } from '../src/ui/platform-icon.tsx'
import { Progress } from '../src/ui/progress.tsx'
import { SaveState } from '../src/ui/save-state.tsx'
import { Both, type GroupProps, Sample } from './both.tsx'
import { Withdrawals } from './withdrawals.tsx'

const STATUS_WORDS: Record<JobStatusCode, [string, string]> = {
  MATCHED: ['ตรงเงื่อนไข', 'Matched'],
  MISMATCHED: ['ไม่ตรงเงื่อนไข', 'Not a match'],
  ASSIGN: ['งานเชิญใหม่', 'New invite'],
  IN_PROGRESS: ['เริ่มงานแล้ว', 'In progress'],
  SHIPPING: ['กำลังส่งของ', 'Shipping'],
  WORKING: ['ทำดราฟต์', 'Make draft'],
  READY: ['รอลิงก์โพสต์', 'Post it'],
  SUBMIT: ['กำลังตรวจโพสต์', 'Checking post'],
  INSIGHT: ['ส่งอินไซต์', 'Send insights'],
  COMPLETE: ['งานจบ', 'Done'],
  COMPLETED: ['เงินเข้าแล้ว', 'Paid'],
  CANCEL: ['ยกเลิก', 'Cancelled'],
  REJECTED: ['ไม่ผ่าน', 'Declined'],
}

export default function JobSamples({ w, now }: GroupProps) {
  return (
    <Both title={w('งาน สถานะ และตาราง', 'Jobs, states and tables')}>
      <Sample name="JobStatusBadge">
        <div className="flex flex-wrap gap-2">
          {(Object.keys(JOB_STATUS_BADGES) as JobStatusCode[]).map((status) => (
            <JobStatusBadge key={status} status={status}>
              {w(...STATUS_WORDS[status])}
            </JobStatusBadge>
          ))}
        </div>
      </Sample>
      <Sample name="JobStepper, Countdown">
        <JobStepper
          label={w('ขั้นของงาน', 'Job steps')}
          current={1}
          labels={w('เริ่มงาน ดราฟต์ โพสต์ ผลลัพธ์ เงินเข้า', 'Start Draft Post Results Paid').split(' ')}
        />
        <div className="mt-4 grid gap-3">
          <Countdown
            now={now}
            due={now + 257_048_000}
            title={w('ตอบใน {clock}', 'Reply in {clock}')}
            note={w('ถ้าเงียบ คำเชิญยกเลิกเอง จันทร์ 24 พ.ย. 13:56', 'After that the invite is cancelled, Mon 24 Nov 13:56')}
          />
          <Countdown
            now={now}
            due={now + 3_600_000}
            title=""
            paused={w('หยุดนับ', 'Paused')}
            note={w('มีข้อพิพาท ทีมงานตัดสินภายใน 26 พ.ย.', 'In dispute, decision by 26 Nov')}
          />
        </div>
      </Sample>
      <Sample name="Tabs, Table, Pagination, BulkBar">
        <Withdrawals w={w} />
      </Sample>
      <Sample name="Inspector">
        <div className="max-w-[340px] rounded-card inset-ring inset-ring-line">
          <Inspector
            label={w('รายการที่เลือก', 'Current row')}
            above={
              <Badge tone="info" icon="users-three-bold">
                {w('รอคนที่สองอนุมัติ', 'Second approval')}
              </Badge>
            }
            title="฿62,500.00"
            note="WD-20251121-0415"
            close={{ href: '#', label: w('ปิด', 'Close') }}
            acts={
              <div className="grid grid-cols-[auto_1fr] gap-2">
                <Button type="button" variant="danger">
                  {w('ปฏิเสธ', 'Reject')}
                </Button>
                <Button type="button">{w('อนุมัติการโอน', 'Approve')}</Button>
              </div>
            }
          >
            <KeyValues
              dense
              rows={[
                { label: w('ปลายทาง', 'To'), value: 'BBL •••• 5510' },
                { label: w('งานในยอดนี้', 'Jobs'), value: '5' },
              ]}
            />
          </Inspector>
        </div>
      </Sample>
      <Sample name="CheckList, Accordion, BriefSection, SaveState, Progress">
        <CheckList
          words={{ passed: w('ผ่าน', 'Passed'), failed: w('ไม่ผ่าน', 'Failed'), pending: w('ยังไม่ได้ตรวจ', 'Not checked') }}
          items={[
            { state: 'passed', label: w('ช่องเปิดสาธารณะ', 'Public channel') },
            {
              state: 'failed',
              label: w('โพสต์ใน 90 วัน', 'Posts in 90 days'),
              value: w('4 จากขั้นต่ำ 6', '4 of at least 6'),
            },
            { state: 'pending', label: w('การมีส่วนร่วม', 'Engagement'), value: w('ยังไม่ได้ตรวจ', 'Not checked') },
          ]}
        />
        <div className="mt-3 grid gap-3">
          <Accordion
            icon={<PlatformIcon platform="instagram" />}
            title="@ploy.skin"
            note={w('48.2K · ตั้งแล้ว 3 จาก 4', '48.2K · 3 of 4 set')}
          >
            {w('ราคาต่อประเภทงาน', 'Price by post type')}
          </Accordion>
          <BriefSection
            number={5}
            title={w('ราคาและจำนวน', 'Price and slots')}
            note={w('ครีเอเตอร์เห็นค่าจ้างเต็ม', 'Creators see the full pay')}
            state={<SaveState state="saved">{w('บันทึกแล้ว', 'Saved')}</SaveState>}
          >
            <Progress value={0.66} label={w('งบที่ใช้', 'Budget used')} />
          </BriefSection>
          <div className="flex flex-wrap gap-4">
            <SaveState state="saving">{w('กำลังบันทึก', 'Saving')}</SaveState>
            <SaveState state="failed">{w('ยังไม่ได้บันทึก ลองใหม่', 'Not saved, try again')}</SaveState>
          </div>
        </div>
      </Sample>
    </Both>
  )
}
