import { DataPage } from '../components/data-page.tsx'

export { clientAction } from '../../../web/client-action.ts'
export { dataActions as action, loadData as loader } from '../components/data-page.tsx'

export default DataPage
