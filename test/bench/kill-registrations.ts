/** Many rounds of registration with `kill -9`: `node --import tsx test/bench/kill-registrations.ts [rounds]`. */

import { runKillRounds } from '../runtime/state/kill-rounds.ts';

const report = await runKillRounds(Number(process.argv[2] ?? 200));
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.lost.length > 0 || report.complaints.length > 0 ? 2 : 0;
