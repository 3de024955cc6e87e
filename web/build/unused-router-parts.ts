import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what no page uses of React Router: forms, prefetching, pages of its
 * framework. It keeps them, because the library marks no call of `forwardRef` as pure and then
 * gives the component a name for React's developer tools. Without this each visitor would load
 * 4 KiB more. When the library is built otherwise, nothing changes but the bytes, and the budget
 * of scripts fails the build.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.forwardRef)\(/g, ' = /* @__PURE__ */ $1('),
        map: null,
      }),
    },
  };
}
