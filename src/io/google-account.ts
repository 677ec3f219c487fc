/** Whether Google's libraries find an account here. Where they find none, Firestore's breaks the process and not the call. */
import { reasonOf } from '../errors.ts';

/** Undefined: there is one. What it may do is not tried. */
export async function whyNoGoogleAccount(): Promise<string | undefined> {
  const { GoogleAuth } = await import('google-auth-library');
  const file = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  try {
    await new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/datastore'] }).getClient();
    return undefined;
  } catch (error) {
    if (file === undefined || file === '') return 'no se encuentra ninguna cuenta de Google en esta máquina';
    return `no se puede usar la cuenta de GOOGLE_APPLICATION_CREDENTIALS (${file}): ${innermost(error)}`;
  }
}

/** The library says which variable it was before it says why; the variable is named already. */
function innermost(error: unknown): string {
  return reasonOf(error).replace(/^Error: Unable to read the credential file[^:]*: /, '');
}
