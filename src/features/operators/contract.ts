import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zText } from '../../core/shapes.ts'
import {
  zAccountName,
  zAccountStatus,
  zAct,
  zAuditRow,
  zDashboard,
  zEntry,
  zEntryRow,
  zEventName,
  zRole,
  zTrialBalance,
  zUser,
  zUserRow,
} from './shapes.ts'

export * from './shapes.ts'

const back = { audience: 'operator' } as const
const params = z.object({ id: zId })

export const contract = {
  dashboard: endpoint({
    ...back,
    id: 'operators.dashboard',
    method: 'GET',
    path: '/api/operator/dashboard',
    summary: 'Queues with their oldest, what stands on the ledger, and whether it balances',
    output: zDashboard,
  }),
  users: endpoint({
    ...back,
    id: 'operators.users',
    method: 'GET',
    path: '/api/operator/users',
    summary: 'Accounts, newest first; q is part of an e-mail address, a name or a handle',
    query: z.object({
      ...zPaging,
      q: z.string().trim().max(100).optional(),
      role: zRole.optional(),
      status: zAccountStatus.optional(),
    }),
    output: z.array(zUserRow),
    extra: zNext,
  }),
  user: endpoint({
    ...back,
    id: 'operators.user',
    method: 'GET',
    path: '/api/operator/users/{id}',
    params,
    output: zUser,
    errors: ['not_found'],
  }),
  setStatus: endpoint({
    ...back,
    id: 'operators.setStatus',
    method: 'POST',
    path: '/api/operator/users/{id}/status',
    summary: 'Ends the sessions and freezes the jobs of an account that may no longer act',
    params,
    body: z.object({ act: zAct, reason: zText(500) }),
    output: zUser,
    errors: ['not_found', 'conflict'],
  }),
  ledgerAccounts: endpoint({
    ...back,
    id: 'operators.ledgerAccounts',
    method: 'GET',
    path: '/api/operator/ledger/accounts',
    summary: 'Trial balance from the postings, with the movements of the day',
    output: zTrialBalance,
  }),
  ledgerEntries: endpoint({
    ...back,
    id: 'operators.ledgerEntries',
    method: 'GET',
    path: '/api/operator/ledger/entries',
    summary: 'Entries, newest first. reference: its beginning, or the id of an entry, job, charge or withdrawal',
    query: z.object({
      ...zPaging,
      account: z.string().max(60).optional(),
      owner: zId.optional(),
      event: z.string().max(60).optional(),
      reference: z.string().trim().max(200).optional(),
      job: zId.optional(),
    }),
    output: z.array(zEntryRow),
    extra: zNext.extend({ accounts: z.array(zAccountName), events: z.array(zEventName) }),
  }),
  ledgerEntry: endpoint({
    ...back,
    id: 'operators.ledgerEntry',
    method: 'GET',
    path: '/api/operator/ledger/entries/{id}',
    params,
    output: zEntry,
    errors: ['not_found'],
  }),
  audit: endpoint({
    ...back,
    id: 'operators.audit',
    method: 'GET',
    path: '/api/operator/audit',
    summary: 'Acts of operators, newest first; act may end before the dot (account, channel)',
    query: z.object({
      ...zPaging,
      act: z.string().trim().max(60).optional(),
      actor: zId.optional(),
      targetType: z.string().trim().max(40).optional(),
      targetId: z.string().trim().max(100).optional(),
    }),
    output: z.array(zAuditRow),
    extra: zNext.extend({ actors: z.array(z.object({ id: zId, name: z.string() })) }),
  }),
}
