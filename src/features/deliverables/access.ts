import { examplesOf } from '../../../tests/access/example.ts'
import {
  atChoice,
  BUY_PRODUCT,
  byInfluencer,
  byMarketer,
  drafted,
  insight,
  posted,
  ready,
  receipt,
  started,
  UNREADABLE,
} from '../../../tests/access/job-plays.ts'
import { POST, WHY, working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  receipt: { ...byInfluencer(started, BUY_PRODUCT), body: { amount: 10_000 } },
  approveReceipt: byMarketer(receipt, BUY_PRODUCT),
  rejectReceipt: { ...byMarketer(receipt, BUY_PRODUCT), body: UNREADABLE },
  draft: byInfluencer(working, { postType: 'photoPost' }),
  approveDraft: byMarketer(drafted),
  rejectDraft: { ...byMarketer(drafted), body: WHY },
  payExtraRound: byMarketer(atChoice),
  postUrl: { ...byInfluencer(ready), body: POST },
  insight: { ...byInfluencer(posted), body: { reach: 900, likes: 80 } },
  readInsight: byInfluencer(posted),
  approveInsight: byMarketer(insight),
  rejectInsight: { ...byMarketer(insight), body: UNREADABLE },
})
