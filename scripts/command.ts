/** Runs what a command does. What goes wrong is said in one line, and the command ends in an error. */
export async function command(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
