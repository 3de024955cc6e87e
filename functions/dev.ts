import { createServer } from 'node:http';
import { apiApp } from './src/production.ts';

/** For `npm run dev`: the API from its sources; Node begins it again when one of them changes. Publishing stays with the suite. */
const api = await apiApp();
const { port, hostname } = new URL(process.env.DEV_API ?? '');
createServer(api).listen(Number(port), hostname);
