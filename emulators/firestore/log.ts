export interface Log {
  info(line: string): void;
  error(line: string): void;
}

export const consoleLog: Log = {
  info: (line) => console.log(`firestore: ${line}`),
  error: (line) => console.error(`firestore: ${line}`),
};
