// Google's side of `gcloud` and `firebase`, as far as `npm run setup` asks: node stand-in-cloud.mjs <state file> <program> <arguments>
import { readFileSync, writeFileSync } from 'node:fs';

const [file, program, ...args] = process.argv.slice(2);
const state = JSON.parse(readFileSync(file, 'utf8'));
const call = args.join(' ');
const after = (flag) => args[args.indexOf(flag) + 1];
const project = after('--project');

function fail(reason) {
  writeFileSync(file, JSON.stringify(state));
  if (program === 'firebase') console.log(JSON.stringify({ status: 'error', error: reason }));
  else console.error(`ERROR: ${reason}`);
  process.exit(1);
}

/** The site as Hosting tells it. */
const sites = () =>
  state.site
    ? [{ name: `projects/${project}/sites/${state.site.name}`, appId: state.site.appId }]
    : [];

const ANSWERS = {
  'gcloud projects describe': () => ({ projectId: args[2] }),
  'gcloud services enable': () => {
    state.apis = args.filter((arg) => arg.endsWith('.googleapis.com'));
  },
  'gcloud firestore databases list': () =>
    state.database ? [{ name: `projects/${project}/databases/(default)` }] : [],
  'gcloud firestore databases create': () => {
    if (state.database) fail('ALREADY_EXISTS');
    const isProtected = args.includes('--delete-protection');
    state.database = { locationId: after('--location'), isProtected };
  },
  'firebase firestore:databases:get': () => state.database,
  'firebase apps:list': () => (state.app ? [{ appId: state.app }] : []),
  // Makes the site, too, where there is none.
  'firebase apps:create': () => {
    state.app = `1:${project}:web:1`;
    state.site ??= { name: project, appId: state.app };
    return { appId: state.app };
  },
  'firebase hosting:sites:list': () => ({ sites: sites() }),
  'firebase hosting:sites:create': () => {
    if (state.site) fail('ALREADY_EXISTS');
    state.site = { name: args[1], appId: after('--app') };
  },
  'gcloud iam service-accounts list': () =>
    state.roles ? [{ email: `publisher@${project}.iam.gserviceaccount.com` }] : [],
  'gcloud iam service-accounts create': () => {
    if (state.roles) fail('ALREADY_EXISTS');
    state.roles = [];
  },
  'gcloud projects add-iam-policy-binding': () => {
    const member = `publisher@${args[2]}.iam.gserviceaccount.com`;
    if (state.unknownFor > 0) {
      state.unknownFor -= 1;
      fail(`INVALID_ARGUMENT: Service account ${member} does not exist.`);
    }
    if (after('--member') !== `serviceAccount:${member}`) fail('INVALID_ARGUMENT: member');
    state.roles = [...new Set([...state.roles, after('--role')])];
  },
  'gcloud secrets list': () =>
    Object.keys(state.secrets ?? {}).map((name) => ({ name: `projects/1/secrets/${name}` })),
  'gcloud secrets versions list': () => (state.secrets[args[3]] ? [{ state: 'ENABLED' }] : []),
  'firebase functions:secrets:set': () => {
    state.secrets = { ...state.secrets, [args[1]]: readFileSync(0, 'utf8') };
  },
};

if (state.fails && call.includes(state.fails)) fail('PERMISSION_DENIED');
const name = Object.keys(ANSWERS).find((known) => `${program} ${call}`.startsWith(`${known} `));
if (!name) fail(`The stand-in does not know ${program} ${call}`);
const result = ANSWERS[name]();
writeFileSync(file, JSON.stringify(state));
if (program === 'firebase') console.log(JSON.stringify({ status: 'success', result }));
else if (result) console.log(JSON.stringify(result));
