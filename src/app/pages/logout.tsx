import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { contract } from '../../features/accounts/contract.ts'
import { pageCall, pageContext } from '../../web/page.ts'

/** A GET does not log out; only the form in the account menu ends the session. */
export function loader({ params }: { params: { lang?: string } }) {
  return redirect(`/${params.lang}`)
}

export async function action({ context }: ActionFunctionArgs) {
  await pageCall(context)(contract.signout)
  return redirect(`/${context.get(pageContext).lang}`, 303)
}
