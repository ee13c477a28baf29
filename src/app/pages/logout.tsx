import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { pageCall, pageContext } from '../../core/page.ts'
import { contract } from '../../features/accounts/contract.ts'

/** Looking at the address does nothing; only the form of the account menu ends the session. */
export function loader({ params }: { params: { lang?: string } }) {
  return redirect(`/${params.lang}`)
}

export async function action({ context }: ActionFunctionArgs) {
  await pageCall(context)(contract.signout)
  return redirect(`/${context.get(pageContext).lang}`, 303)
}
