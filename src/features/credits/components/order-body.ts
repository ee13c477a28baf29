import { optional } from '../../../web/form-data.ts'

export function orderBody(form: FormData): { poNumber?: string; costCentre?: string } {
  const [poNumber, costCentre] = [optional(form, 'poNumber'), optional(form, 'costCentre')]
  return { ...(poNumber && { poNumber }), ...(costCentre && { costCentre }) }
}
