import { lineAction, lineLoader } from '../components/line-flow.ts'
import { LinePage } from '../components/line-page.tsx'

export const loader = lineLoader
export const action = lineAction
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerLine() {
  return <LinePage role="Influencer" />
}
