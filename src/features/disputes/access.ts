import { examplesOf } from '../../../tests/access/example.ts'
import { byMarketer, byOperator, disputed, frozen, queued } from '../../../tests/access/job-plays.ts'
import { working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  dispute: { ...byMarketer(working), body: { reason: 'ไม่ตรงบรีฟ' } },
  queue: {},
  decide: { ...byOperator(disputed), body: { creatorShareBps: 3_000, reason: 'ทำบางส่วน' } },
  decision: byOperator(disputed),
  pass: byOperator(queued),
  sendBack: { ...byOperator(queued), body: { reason: 'ลิงก์เปิดไม่ได้' } },
  resume: { ...byOperator(frozen), body: { reason: 'ตรวจแล้ว' } },
  openDispute: { ...byOperator(queued), body: { reason: 'ตรวจแล้วไม่ตรงบรีฟ' } },
})
