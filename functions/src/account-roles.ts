/**
 * All that the accounts of the functions (`functions.ts`) may do, by their ids of 6 to 30
 * characters: https://docs.cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/create
 * Hosting looks at the services that a version's rewrites name, so whoever makes a version needs
 * `roles/run.viewer`:
 * https://github.com/FirebaseExtended/action-hosting-deploy/blob/main/docs/service-account.md
 */
export const ACCOUNT_ROLES = {
  'web-api': ['roles/datastore.user', 'roles/storage.objectAdmin', 'roles/firebaseauth.viewer'],
  publisher: [
    'roles/firebasehosting.admin',
    'roles/run.viewer',
    'roles/datastore.user',
    'roles/firebaseauth.viewer',
    'roles/storage.objectViewer',
  ],
};
