import type { ActionInput } from '../../../web/actions.ts'
import { field, fileField, optional } from '../../../web/form-data.ts'
import { contract } from '../contract.ts'
import type { AttachmentKind } from '../kinds.ts'

/** Handles a submitted `DocumentForm`. */
export async function sendDocument({ form, call, viewer }: ActionInput): Promise<void> {
  const kind = field(form, 'target') as AttachmentKind
  const file = await fileField(form, 'file')
  const fileId = file ? undefined : optional(form, 'fileId')
  const input = { params: { id: viewer.uuid }, ...(file && { file }) }
  if (kind === 'vat') await call(contract.uploadVat, { ...input, body: { branch: field(form, 'branch'), fileId } })
  else if (kind === 'work_permit') await call(contract.uploadWorkPermit, { ...input, body: { fileId } })
  else {
    const company =
      kind === 'company' ? { companyName: field(form, 'companyName'), companyTaxId: field(form, 'companyTaxId') } : {}
    await call(contract.attach, { ...input, params: { uuid: viewer.uuid }, body: { kind, fileId, ...company } })
  }
}
