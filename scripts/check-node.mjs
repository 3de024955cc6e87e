// Plain JavaScript of an old kind, because it must run on the Node that it complains about.
const [major] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `This project runs on Node 24, which "npm ci" installs beside it; this is Node ${process.versions.node}. Run "npm ci" with Node 20.19 or newer, then try again.`,
  );
  process.exit(1);
}
